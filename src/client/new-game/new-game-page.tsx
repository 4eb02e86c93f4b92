import "./new-game.css";
import { type FormEvent, type ReactElement, Suspense, useEffect, useMemo, useState } from "react";
import { useLocation } from "wouter";
import type { Json } from "../../table/json.ts";
import { quoted } from "../../table/messages.ts";
import { afterChoice, effectiveOptions } from "../../table/options.ts";
import { usePageGame } from "../games/game.ts";
import { hasPage } from "../games/pages.ts";
import { lookForServer, useServer } from "../online/server.ts";
import { Entry, Flag, Pick } from "../parts/fields.tsx";
import { lazily } from "../parts/lazily.tsx";
import { coverOf } from "../start/covers.ts";
import { seatNames, speech } from "../words/use-words.ts";
import { host, isProblem } from "../worker/index.ts";
import type { Problem } from "../worker/scene.ts";
import {
  acceptedSet,
  changedOptions,
  type Draft,
  drawnFields,
  firstCampaign,
  forCampaign,
  groupsFor,
  inRandomOrder,
  lots,
  presetOf,
  seated,
  withPreset,
} from "./draft.ts";
import { lastDraft, rememberDraft } from "./last-time.ts";
import { OptionFields, OptionGroups } from "./option-groups.tsx";
import { RulesButton } from "./rules-button.tsx";
import { SeatFields } from "./seat-fields.tsx";
import { SeatSign } from "./seat-sign.tsx";

const LayTable = lazily(() => import("../online/lay-table.tsx"));

interface NewGameProps {
  readonly game: string;
  /** Whether it is the first of a campaign. */
  readonly isCampaign?: boolean;
}

/** A new game: who plays, and with which options; everything is filled in, so that one click starts it. */
export default function NewGamePage({ game, isCampaign = false }: NewGameProps): ReactElement {
  const { facts: known, language } = usePageGame(game);
  const facts = useMemo(() => (isCampaign ? forCampaign(known) : known), [known, isCampaign]);
  const words = useMemo(() => speech(language, String), [language]);
  const { name, say } = words;
  const [draft, setDraft] = useState<Draft>(() => (isCampaign ? firstCampaign(facts) : lastDraft(facts)));
  /** What is wrong with the options, and why the game could not be started. */
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [alike, setAlike] = useState<readonly string[]>([]);
  const [, go] = useLocation();
  const hasServer = useServer((server) => server.isThere === true);
  useEffect(() => void lookForServer(), []);
  const seats = draft.players.length;
  // What the form keeps beside that counts again when something else is chosen.
  const options = useMemo(() => effectiveOptions(facts.options, draft.options, seats), [facts, draft.options, seats]);
  const names = seatNames(
    draft.players.map(({ bot }) => (bot === undefined ? {} : { bot })),
    language,
  );
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));

  useEffect(() => {
    document.title = `${name("title")} · ${name("page.title")}`;
  }, [name]);

  useEffect(() => {
    let isOld = false;
    host()
      .objection(game, seats, options)
      .then((reason) => isOld || setProblem(reason === undefined ? undefined : say(reason)));
    host()
      .alike(game, seats, options)
      .then((levels) => isOld || setAlike(levels));
    return () => {
      isOld = true;
    };
  }, [game, seats, options, say]);

  async function begin(event: FormEvent): Promise<void> {
    event.preventDefault();
    const { seed } = draft;
    const players = draft.isRandomOrder ? inRandomOrder(draft.players) : draft.players;
    const wish = { game, players, options, seed: seed.trim() };
    const begun = await (isCampaign ? host().beginCampaign(wish) : host().begin(wish)).catch(unexpected);
    if (isProblem(begun)) setFailure(say({ id: "form.not-started", reason: begun.problem }));
    else if (isCampaign) go(`/campaign/${begun}`);
    else {
      rememberDraft(game, draft);
      go(`/match/${begun}`);
    }
  }

  async function surprise(): Promise<void> {
    change({ options: await acceptedSet(facts, seats, lots, (set) => host().objection(game, seats, set)) });
  }

  const counts = Array.from({ length: facts.seats.max - facts.seats.min + 1 }, (_, i) => facts.seats.min + i);
  const presets = Object.keys(facts.options.presets ?? {});
  const preset = presetOf(facts, draft.options, seats);
  const aboutPreset = (id: string) => (words.has(`preset.${id}.about`) ? name(`preset.${id}.about`) : undefined);
  const { common, others, groups } = groupsFor(facts, seats, draft.options);
  const changed = changedOptions(facts, draft.options, seats);
  const forOptions = {
    facts,
    words,
    options: draft.options,
    onChange: (option: string, value: Json) =>
      change({ options: afterChoice(facts.options, draft.options, option, value) }),
  };
  const cover = coverOf(game);
  return (
    <main className="new-game">
      <a href="#/">{name("page.home")}</a>
      <header>
        {cover !== undefined && <img src={cover} alt="" width="320" height="200" />}
        <div>
          <h1>{isCampaign ? say({ id: "campaign.of", game: { id: "title" } }) : name("title")}</h1>
          <p>{name(isCampaign ? "campaign.about" : "tagline")}</p>
          <div className="new-game-ways">
            {facts.hasLesson && !isCampaign && (
              <a className="button small primary" href={`#/learn/${game}`}>
                {name("lesson.start")}
              </a>
            )}
            <RulesButton facts={facts} words={words} seats={seats} options={options} />
            {hasPage(game, "cards") && (
              <a className="button small" href={`#/cards/${game}`}>
                {name("cards.title")}
              </a>
            )}
            {facts.campaign !== undefined && !isCampaign && (
              <a className="button small" href={`#/new/${game}/campaign`}>
                {name("campaign.play-as")}
              </a>
            )}
          </div>
        </div>
      </header>
      <form onSubmit={begin}>
        <section>
          <h2>{name("form.players")}</h2>
          <div className="fields">
            <Pick
              label={name("form.count")}
              value={seats}
              values={counts.map((value) => ({ value, text: String(value), sign: <Seats count={value} /> }))}
              onChange={(count) => change({ players: seated(draft.players, count) })}
            />
            {draft.players.map((player, seat) => (
              <SeatFields
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
                key={seat}
                seat={seat}
                player={player}
                called={names[seat] ?? ""}
                bots={facts.bots}
                alike={alike}
                words={words}
                onChange={(changed) => change({ players: draft.players.with(seat, changed) })}
              />
            ))}
            {draft.players.some(({ bot }) => bot !== undefined && alike.includes(bot)) && (
              <p className="field-about" role="status">
                {say({ id: "form.alike", levels: alike.map((level) => ({ id: `level.${level}` })) })}
              </p>
            )}
            {seats > 1 && (
              <Flag
                label={name("form.random-order")}
                value={draft.isRandomOrder}
                onChange={(isRandomOrder) => change({ isRandomOrder })}
              />
            )}
          </div>
        </section>
        <section>
          <h2>{name("form.options")}</h2>
          <div className="fields">
            {presets.length > 0 && (
              <Pick
                label={name("form.preset")}
                value={preset ?? "own"}
                values={[
                  {
                    value: "",
                    text: name("form.preset-default"),
                    about: aboutPreset("default") ?? name("form.preset-default-about"),
                  },
                  ...presets.map((value) => ({ value, text: name(`preset.${value}`), about: aboutPreset(value) })),
                  ...(preset === undefined ? [{ value: "own", text: name("form.preset-own") }] : []),
                ]}
                onChange={(value) => value !== "own" && change({ options: withPreset(facts, value) })}
              />
            )}
            {drawnFields(facts, seats) > 1 && (
              <div>
                <button className="button small" type="button" onClick={() => void surprise()}>
                  {name("form.surprise")}
                </button>
              </div>
            )}
            <OptionFields {...forOptions} fields={common} />
            {changed.length > 0 && (
              <p className="field-about changed-options">
                {say({ id: "form.changed", names: changed.map((option) => ({ id: `option.${option}` })) })}
              </p>
            )}
            <details>
              <summary>{name("form.more")}</summary>
              <div className="fields">
                <OptionFields {...forOptions} fields={others} />
                <OptionGroups {...forOptions} groups={groups} />
                {!isCampaign && (
                  <Entry label={name("form.seed")} about={name("form.seed-about")}>
                    {(id, describedBy) => (
                      <input
                        id={id}
                        type="text"
                        autoComplete="off"
                        aria-describedby={describedBy}
                        value={draft.seed}
                        onChange={({ target }) => change({ seed: target.value })}
                      />
                    )}
                  </Entry>
                )}
              </div>
            </details>
          </div>
        </section>
        <div className="start-bar">
          {(problem ?? failure) !== undefined && (
            <p className="notice" role="alert">
              {problem ?? failure}
            </p>
          )}
          <button className="button primary" type="submit" disabled={problem !== undefined}>
            {name(isCampaign ? "campaign.begin" : "form.start")}
          </button>
        </div>
      </form>
      {hasServer && !isCampaign && (
        <Suspense>
          <LayTable game={game} players={draft.players} options={options} words={words} isOff={problem !== undefined} />
        </Suspense>
      )}
    </main>
  );
}

const unexpected = (error: unknown): Problem => ({ problem: { id: "page.unexpected", error: quoted(String(error)) } });

/** So many seats, as the signs they will have. */
const Seats = ({ count }: { readonly count: number }): ReactElement => (
  <span className="seat-signs">
    {Array.from({ length: count }, (_, seat) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
      <SeatSign key={seat} seat={seat} size={18} />
    ))}
  </span>
);
