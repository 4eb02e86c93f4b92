import { holdContract, listedGame } from "../of-game.ts";

holdContract(await listedGame("my-farm-shop"));
