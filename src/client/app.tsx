import { type ComponentType, type FunctionComponent, type ReactElement, Suspense } from "react";
import { Route, Router, Switch } from "wouter";
import { useHashLocation } from "wouter/use-hash-location";
import { Boundary } from "./boundary.tsx";
import { PAGE_IDS } from "./games/pages.ts";
import { lazily } from "./parts/lazily.tsx";
import { StartPage } from "./start/start-page.tsx";
import { useWords } from "./words/use-words.ts";

const NewGamePage = page(() => import("./new-game/new-game-page.tsx"));
const LearnPage = page(() => import("./lesson/learn-page.tsx"));
const HallPage = page(() => import("./campaign/hall-page.tsx"));
const CampaignPage = page(() => import("./campaign/campaign-page.tsx"));
const RulesPage = page(() => import("./rules/rules-page.tsx"));
const GamePage = page(() => import("./game-pages/game-page.tsx"));
const TablePage = page(() => import("./frame/table-page.tsx"));
const OnlineTablePage = page(() => import("./online/table/online-table-page.tsx"));
const ReplayPage = page(() => import("./replay/replay-page.tsx"));
const SharedPage = page(() => import("./replay/shared-page.tsx"));

/** A page is there when its code is and the worker that holds the matches. */
function page<P extends object>(fetch: () => Promise<{ readonly default: ComponentType<P> }>): FunctionComponent<P> {
  return lazily(async () => {
    const [module, { workerStarted }] = await Promise.all([fetch(), import("./worker/index.ts")]);
    await workerStarted();
    return module;
  });
}

/** The pages of Furrow, by the part of the address behind the hash: so it runs from any place that serves files. */
export function App(): ReactElement {
  const { name } = useWords();
  return (
    <Router hook={useHashLocation}>
      <Boundary>
        <Suspense fallback={<p className="page-waits">{name("page.loading")}</p>}>
          <Switch>
            <Route path="/">
              <StartPage />
            </Route>
            <Route path="/new/:game">{({ game }) => <NewGamePage key={game} game={game} />}</Route>
            <Route path="/learn/:game">{({ game }) => <LearnPage key={game} game={game} />}</Route>
            <Route path="/learn/:game/anew">{({ game }) => <LearnPage key={game} game={game} isAnew />}</Route>
            <Route path="/new/:game/campaign">{({ game }) => <NewGamePage key={game} game={game} isCampaign />}</Route>
            <Route path="/campaigns">
              <HallPage />
            </Route>
            <Route path="/campaign/:id">{({ id }) => <CampaignPage key={id} id={id} />}</Route>
            <Route path="/rules/:game">{({ game }) => <RulesPage key={game} game={game} />}</Route>
            <Route path="/rules/:game/short">{({ game }) => <RulesPage key={game} game={game} isShort />}</Route>
            {PAGE_IDS.map((id) => (
              <Route key={id} path={`/${id}/:game`}>
                {({ game }) => <GamePage key={game} game={game} page={id} />}
              </Route>
            ))}
            <Route path="/match/:id">{({ id }) => <TablePage key={id} id={id} />}</Route>
            <Route path="/match/:id/replay/:step?">
              {({ id, step }) => <ReplayPage key={id} id={id} step={step === undefined ? undefined : Number(step)} />}
            </Route>
            <Route path="/table/:id">{({ id }) => <OnlineTablePage key={id} id={id} />}</Route>
            <Route path="/table/:id/replay/:step?">
              {({ id, step }) => (
                <ReplayPage key={id} id={id} step={step === undefined ? undefined : Number(step)} isOnline />
              )}
            </Route>
            <Route path="/shared/:game">{({ game }) => <SharedPage key={game} packed={game} />}</Route>
            <Route>
              <NotFound />
            </Route>
          </Switch>
        </Suspense>
      </Boundary>
    </Router>
  );
}

function NotFound(): ReactElement {
  const { name } = useWords();
  return (
    <main className="page-waits">
      <p>{name("page.not-found")}</p>
      <a href="#/">{name("page.home")}</a>
    </main>
  );
}
