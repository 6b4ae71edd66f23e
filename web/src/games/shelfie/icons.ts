/** Small line drawings of 24 × 24 that only this game needs. */

export const GOAL = "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM12 11.8v.4";
export const SHELF = "M5 3v18M19 3v18M5 5h14M5 12h14M5 19h14";
export const SWAP = "M4 7h15m0 0-3.5-3.5M19 7l-3.5 3.5M20 17H5m0 0 3.5-3.5M5 17l3.5 3.5";
export const CHAIR = "M8 3h8v9H8zM6.5 12h11v3h-11zM8 15v6M16 15v6M12 3v9";
export const DOWN = "M12 5v13m0 0-5-5m5 5 5-5";
export const LOCK = "M7 11h10a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2zM8 11V8a4 4 0 0 1 8 0v3";
