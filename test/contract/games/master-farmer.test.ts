import { holdContract, listedGame } from "../of-game.ts";

holdContract(await listedGame("master-farmer"));
