import { type ReactElement, useState } from "react";
import { Dialog } from "../parts/dialog.tsx";
import { Choice, Flag, Pick } from "../parts/fields.tsx";
import { LoadAgain } from "../parts/lazily.tsx";
import { play } from "../parts/sounds.ts";
import { languageCodes, loadLanguage } from "../words/language.ts";
import { useWords } from "../words/use-words.ts";
import { change, type Settings, useSettings } from "./settings.ts";

const PACES = [0, 300, 700, 1500];

interface SettingsDialogProps {
  readonly onClose: () => void;
}

/** What somebody likes the page to be. */
export default function SettingsDialog({ onClose }: SettingsDialogProps): ReactElement {
  const { name } = useWords();
  return (
    <Dialog title={name("settings.title")} onClose={onClose}>
      <SettingsForm />
    </Dialog>
  );
}

function SettingsForm(): ReactElement {
  const { name } = useWords();
  const settings = useSettings();
  const [missing, setMissing] = useState<string>();
  /** Changes the language once its words are there. */
  const speak = (language: string) =>
    void loadLanguage(language).then(
      () => {
        setMissing(undefined);
        change({ language });
      },
      () => setMissing(language),
    );
  const values = <V extends string | number>(setting: string, all: readonly V[]) =>
    all.map((value) => ({ value, text: name(`settings.${setting}.${value}`) }));
  return (
    <div className="fields">
      <Pick<Settings["theme"]>
        label={name("settings.theme")}
        value={settings.theme}
        values={values("theme", ["auto", "light", "dark"])}
        onChange={(theme) => change({ theme })}
      />
      <Pick<Settings["motion"]>
        label={name("settings.motion")}
        value={settings.motion}
        values={values("motion", ["auto", "none"])}
        onChange={(motion) => change({ motion })}
      />
      <Pick
        label={name("settings.pace")}
        value={settings.pace}
        values={values("pace", PACES)}
        onChange={(pace) => change({ pace })}
      />
      {languageCodes.length > 1 && (
        <Choice
          label={name("settings.language")}
          value={settings.language}
          values={values("language", languageCodes)}
          onChange={speak}
        />
      )}
      {missing !== undefined && <LoadAgain onAgain={() => speak(missing)} />}
      <Flag label={name("settings.confirm")} value={settings.confirm} onChange={(confirm) => change({ confirm })} />
      <Flag
        label={name("settings.hand-over")}
        value={settings.alwaysHandOver}
        onChange={(alwaysHandOver) => change({ alwaysHandOver })}
      />
      <Flag
        label={name("settings.sound")}
        value={settings.sound}
        onChange={(sound) => {
          change({ sound });
          if (sound) play("wood");
        }}
      />
      <Flag label={name("settings.guide")} value={settings.guide} onChange={(guide) => change({ guide })} />
      <div>
        <button
          className="button"
          type="button"
          disabled={settings.explained.length === 0}
          onClick={() => change({ explained: [], guide: true })}
        >
          {name("settings.guide-again")}
        </button>
      </div>
      {!isSecureContext && <p>{name("settings.insecure")}</p>}
    </div>
  );
}
