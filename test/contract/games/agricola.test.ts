import { holdContract, listedGame } from "../of-game.ts";

holdContract(await listedGame("agricola"));
