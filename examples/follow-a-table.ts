// What the client of an online table does with what the server sends: it follows the log and keeps its view up to date.
// Here a match in this program stands in for the server; docs/online.md says how to open a real socket.
import { fastRandom, Match, pick, seedFrom } from "furrow/engine";
import { game, module } from "furrow/games/happiness-farm";
import { clientMessage, diff, Following, PROTOCOL, type ServerMessage } from "furrow/protocol";

const viewer = 0;
const match = Match.begin(game, { seats: 2, seed: seedFrom("an example") });
const client = new Following();

/** All of it travels as JSON. */
const throughTheSocket = (message: object) => JSON.parse(JSON.stringify(message));
const serverSays = (message: object) => client.hear(throughTheSocket(message) as ServerMessage);

// The client says hello; the server checks the message and answers with all that the viewer may know.
const { type } = clientMessage.parse(throughTheSocket(client.hello));
const table = { id: "t1", agreed: { game: game.id, seats: 2, options: match.options }, asked: match.actors() };
const known = { from: 0, log: match.logSeen(viewer), made: match.madeBy(viewer), view: match.view(viewer) };
serverSays({ type: "welcome", protocol: PROTOCOL, table, viewer, ...known });

// Each choice adds lines to the log. They go out as the viewer saw them, the last one with the change of the view.
const random = fastRandom("follow");
while (match.log.length < 40) {
  const seat = match.actors()[0]!;
  const [from, before] = [match.log.length, match.view(viewer)];
  const { added = [] } = match.submit(seat, pick(match.offer(seat).moves, random));
  const patch = diff(before, match.view(viewer));
  const steps = added.map((line, i) => ({ ...line.seen(viewer), ...(i === added.length - 1 && { patch }) }));
  serverSays({ type: "steps", from, steps, made: match.madeBy(viewer), asked: match.actors() });
}

console.log(`${type}; ${client.log.length} lines, ${client.made} moves of our own`);
console.log(module.sketch(client.view as typeof match.state));
const difference = diff(client.view, throughTheSocket(match.view(viewer)));
console.log(difference === undefined ? "The view is what the server has." : "The view went astray.");
