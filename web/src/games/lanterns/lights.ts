/** The seven lanterns and the boat, which the scene on the start page shows too. */

import lights from "./lights.svg?raw";
import { unfold } from "./sheet";

unfold(lights);
