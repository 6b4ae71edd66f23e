export const start = import.meta.glob<string>("../../../../src/ludoteca/locales/pl/{page,*-box}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
export const more = import.meta.glob<string>(
  [
    "../../../../src/ludoteca/locales/pl/*.ftl",
    "!../../../../src/ludoteca/locales/pl/{page,*-box,commands,commands-*,errors,errors-*,generic,help,help-*,preview,terminal,*-errors,*-terminal}.ftl",
  ],
  { query: "?raw", import: "default" },
);
