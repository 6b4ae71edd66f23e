export const start = import.meta.glob<string>("../../../../src/ludoteca/locales/fr/{page,*-box}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
export const more = import.meta.glob<string>(
  [
    "../../../../src/ludoteca/locales/fr/*.ftl",
    "!../../../../src/ludoteca/locales/fr/{page,*-box,commands,commands-*,errors,errors-*,generic,help,help-*,preview,terminal,*-errors,*-terminal}.ftl",
  ],
  { query: "?raw", import: "default" },
);
