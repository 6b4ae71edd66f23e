/** Icons that only the screens about people need. */

export const KEY = "M8 11.5a4.25 4.25 0 1 0 0 8.5 4.25 4.25 0 0 0 0-8.5zM11 12.7 19.5 4.2M16 7.7l3 3M13.5 10.2l2 2";
export const PRINTER = "M7 9V4h10v5M7 17H4.5V11A1.5 1.5 0 0 1 6 9.5h12a1.5 1.5 0 0 1 1.5 1.5v6H17M7 14h10v6H7z";
