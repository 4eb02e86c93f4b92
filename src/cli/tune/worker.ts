import { games } from "../../games/index.ts";
import { played, type Trial, type Trialled } from "./trial.ts";

export default async function work(trial: Trial): Promise<readonly Trialled[]> {
  return played(await games[trial.game]!(), trial);
}
