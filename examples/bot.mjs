// A bot for both games in JavaScript, without dependencies: Node 22 or newer, or Node 20 with --experimental-websocket.
//
// To try it against novices:         node bot.mjs http://127.0.0.1:8000 lanterns
// Against itself, or another level:  node bot.mjs http://127.0.0.1:8000 shelfie self
// At a table of other people:        LUDOTECA_TOKEN=… node bot.mjs http://127.0.0.1:8000 TABLE-OR-INVITATION

const pick = (list) => list[Math.floor(Math.random() * list.length)];

/** Put your own strategy here: `view` is what the seat sees, `view.legal` what it may do. */
const strategies = {
  /** Make a dedication if possible; otherwise place a random tile. */
  lanterns({ legal }) {
    const first = legal.dedicate[0] ?? legal.discard[0];
    if (first) return first;
    if (!legal.tiles.length) return "pass";
    const [x, y] = pick(legal.places);
    return `place ${pick(legal.tiles)} r${Math.floor(Math.random() * 4)} @ ${x},${y}`;
  },
  /** Take as many tiles as possible. */
  shelfie({ legal }) {
    const most = Math.max(...legal.lines.map((line) => line.length));
    const line = pick(legal.lines.filter((each) => each.length === most));
    return `take ${line.join(" ")} > ${pick(legal.columns[most])}`;
  },
};

/** Send a request to the server; an error has the server's sentence. */
async function call(server, token, method, path, body) {
  const headers = { "Content-Type": "application/json", ...(token && { Authorization: `Bearer ${token}` }) };
  const answer = await fetch(`${server}/api${path}`, { method, headers, body: body && JSON.stringify(body) });
  const document = await answer.json();
  if (!answer.ok) throw new Error(`${document.code}: ${document.sentence}`);
  return document;
}

/** Find the table: a new one for practice, an invitation, or a public table. */
async function findTable(server, place, against, token) {
  if (place in strategies) {
    const table = await call(server, token, "POST", "/practice", { game: place, against: against ?? "novice" });
    console.log(`Watch: ${server}${table.watch}`);
    return { id: table.table, token: table.token ?? token };
  }
  if (place.includes("#")) {
    const secret = place.split("#invitation=")[1];
    return { id: (await call(server, token, "POST", "/invitations/accept", { token: secret })).id, token };
  }
  const mine = await call(server, token, "GET", "/tables/mine");
  if (!mine.some((table) => table.id === place)) await call(server, token, "POST", `/tables/${place}/join`, {});
  return { id: place, token };
}

/** A seat or more at a table: keeps the views up to date, decides in turn, and reconnects. */
class Player {
  views = new Map();
  pending = null; // the command without an answer, which is sent again after a lost connection
  marks = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;
  sent = 0;
  tries = 0;

  constructor(address, token) {
    this.address = address;
    this.token = token;
  }

  /** Play until there is a result. */
  play() {
    return new Promise((resolve, reject) => {
      this.finish = resolve;
      this.fail = reject;
      this.connect();
    });
  }

  connect() {
    this.socket = new WebSocket(this.address, { headers: { Authorization: `Bearer ${this.token}` } });
    this.socket.addEventListener("open", () => this.send({ type: "hello", have: null }));
    this.socket.addEventListener("message", (event) => this.receive(JSON.parse(event.data)));
    this.socket.addEventListener("close", (event) => this.reconnect(event.code));
    this.socket.addEventListener("error", () => {}); // "close" follows
  }

  /** Connect again after 0.1 to 5 seconds, unless the server said that it is of no use. */
  reconnect(code) {
    if (this.result) return;
    const final = [1002, 1003, 1007, 1009, 4401, 4403, 4404, 4409].includes(code);
    if (final || this.tries > 20) return this.fail(new Error(`The connection was closed with code ${code}.`));
    const wait = Math.min(5000, 100 * 2 ** this.tries++) * (0.5 + Math.random() / 2);
    setTimeout(() => this.connect(), wait);
  }

  send(message) {
    this.socket.send(JSON.stringify(message));
  }

  receive(message) {
    if (message.type === "welcome") this.welcome(message);
    else if (message.type === "table") this.table = message.table;
    else if (message.type === "view") this.show(message, message.view);
    else if (message.type === "update") this.update(message);
    else if (message.type === "done") this.done(message);
    else if (message.type === "refused") this.refused(message);
  }

  /** Several messages follow a welcome; what was not answered before is sent again, exactly as it was. */
  welcome(message) {
    this.tries = 0;
    this.seats = message.seats;
    this.views.clear();
    if (this.pending) this.send(this.pending);
  }

  update(message) {
    const known = this.views.get(message.seat);
    if (!known || known.entry >= message.entry) return this.answered(message.mark);
    if (known.entry !== message.since) return this.send({ type: "hello", have: null }); // something was missed
    const view = { ...known.view, ...message.changed };
    for (const [key, items] of Object.entries(message.added ?? {})) view[key] = [...(view[key] ?? []), ...items];
    this.answered(message.mark);
    this.show(message, view);
  }

  /** Remember what a seat sees, and decide if it is to move. */
  show(message, view) {
    this.views.set(message.seat, { entry: message.entry, view });
    if (message.result) {
      this.result = message.result;
      this.socket.close();
      return this.finish(message.result);
    }
    const silent = message.asked && this.seats.find((seat) => !message.asked.agreed.includes(seat));
    if (silent !== undefined && silent !== null) this.command(message.entry, silent, { type: "answer", agree: true });
    else if (view.legal && message.seat === view.to_move)
      this.command(message.entry, message.seat, { type: "act", action: strategies[view.game](view) });
  }

  /** Send a command with a mark of its own; there is at most one without an answer. */
  command(entry, seat, what) {
    if (this.pending) return;
    this.pending = { ...what, mark: `${this.marks}-${++this.sent}`, entry, seat };
    this.send(this.pending);
  }

  answered(mark) {
    if (mark && this.pending?.mark === mark) this.pending = null;
  }

  /** The command had been carried out before the connection was lost: look again, then decide. */
  done(message) {
    this.answered(message.mark);
    this.send({ type: "hello", have: null });
  }

  refused(message) {
    this.answered(message.mark);
    const outdated = ["stale", "storage", "turn", "asked", "over", "time"];
    if (outdated.includes(message.code)) return this.send({ type: "hello", have: null }); // look again, then decide
    this.fail(new Error(`${message.code}: ${message.sentence}`));
    this.result = {};
    this.socket.close();
  }
}

const [server, place, against] = process.argv.slice(2);
if (!server || !place) {
  console.error("node bot.mjs SERVER GAME [LEVEL or self], or SERVER TABLE-OR-INVITATION with LUDOTECA_TOKEN");
  process.exit(2);
}
try {
  const { id, token } = await findTable(server.replace(/\/$/, ""), place, against, process.env.LUDOTECA_TOKEN);
  const player = new Player(`${server.replace(/^http/, "ws").replace(/\/$/, "")}/api/tables/${id}/live`, token);
  console.log(JSON.stringify(await player.play()));
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
