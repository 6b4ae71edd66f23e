/** Plays matches of a game, at tables of every size in turn, with the engine's worker. */
async ([script, game, matches]) => {
  const worker = new Worker(script, { type: "module" });
  const unfinished = new Map();
  let last = 0;
  worker.onmessage = ({ data }) => {
    const { resolve, reject } = unfinished.get(data.id);
    if (data.error) reject(new Error(data.error.message));
    else resolve(data.value);
  };
  const ask = (method, ...values) =>
    new Promise((resolve, reject) => {
      worker.onerror = (event) => reject(new Error(event.message));
      last += 1;
      unfinished.set(last, { resolve, reject });
      worker.postMessage({ id: last, method, arguments: values });
    });

  const hex = (bytes) => Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
  const settingOf = (manifest, players, number) => ({
    game,
    rules: manifest.rules.present,
    options: {},
    seats: Array.from({ length: players }, (_, seat) => ({ name: `Seat ${seat}`, bot: seat ? "novice" : null })),
    people: Array.from({ length: players }, (_, seat) => (seat ? null : 0)),
    clock: { kind: "none", amount: 0, increment: 0 },
    rated: false,
    seed: number.toString(16).padStart(64, "7"),
  });

  async function play(players, number) {
    const setting = settingOf(await ask("load", `${location.origin}/engine/`, "index.json", game, players), players, number);
    const { first } = await ask("replayMatch", setting, []);
    const log = [];
    let views = "";
    for (let state = first, head = await ask("head", first); !head.over; head = await ask("head", state)) {
      views += JSON.stringify(await ask("view", state, head.seat));
      const actions = await ask("legalActions", state);
      const action = actions[(number * 31 + head.ply * 7919) % actions.length];
      log.push({ kind: "act", seat: head.seat, at: head.ply, spent: 0, action });
      state = await ask("apply", state, action);
    }
    const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(views));
    return [await ask("matchDocument", setting, log), hex(hash)];
  }

  const found = [];
  for (let number = 0; number < matches; number += 1) found.push(await play(2 + (number % 3), number));
  worker.terminate();
  return found;
};
