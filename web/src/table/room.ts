/** Use the colors of a game on the whole page; call the result to stop. */
export function useRoom(game: string): () => void {
  const { dataset } = document.body;
  dataset["room"] = dataset["game"] = game;
  return () => {
    delete dataset["room"];
    delete dataset["game"];
  };
}
