import { type ReactElement, useState } from "react";
import { Dialog } from "../parts/dialog.tsx";
import { useWords } from "../words/use-words.ts";
import { BlockedPeople } from "./blocked.tsx";
import { Calls, reasonFor } from "./calls.ts";
import { Notices } from "./notices.tsx";
import { type Me, pageAddress, setMe } from "./server.ts";
import { Webhooks } from "./webhooks.tsx";

/** Who one is here, how to come back on another device, and how to be told of one's turns. */
export function Account({ me }: { readonly me: Me }): ReactElement {
  const { name } = useWords();
  const [isOpen, open] = useState(false);
  return (
    <p className="account">
      <span>
        {name("online.you-are")} <strong>{me.name}</strong>
      </span>
      <button className="button quiet small" type="button" onClick={() => open(true)}>
        {name("online.account")}
      </button>
      {isOpen && <AccountDialog me={me} onClose={() => open(false)} />}
    </p>
  );
}

function AccountDialog({ me, onClose }: { readonly me: Me; readonly onClose: () => void }): ReactElement {
  const { say, name } = useWords();
  const calls = new Calls(pageAddress());
  const [code, setCode] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const complain = (error: unknown) => setProblem(say(reasonFor(error)));

  const draw = () =>
    calls.post<{ readonly code: string }>("api/me/code").then((answer) => {
      setCode(answer.code);
      setMe({ ...me, hasCode: true });
    }, complain);
  const leave = () =>
    calls.delete("api/sessions").then(() => {
      setMe(undefined);
      onClose();
    }, complain);

  return (
    <Dialog title={name("online.account")} onClose={onClose}>
      <div className="fields">
        <p>{name("online.code-about")}</p>
        {code === undefined ? (
          <button className="button" type="button" onClick={() => void draw()}>
            {name(me.hasCode ? "online.code-new" : "online.code-get")}
          </button>
        ) : (
          <p role="status">
            {name("online.code-is")} <code className="recovery-code">{code}</code>
          </p>
        )}
        <Notices />
        <Webhooks />
        <BlockedPeople />
        <p>{name(me.hasCode ? "online.sign-out-about" : "online.sign-out-lost")}</p>
        <button className="button" type="button" onClick={() => void leave()}>
          {name("online.sign-out")}
        </button>
        {problem !== undefined && (
          <p className="notice" role="alert">
            {problem}
          </p>
        )}
      </div>
    </Dialog>
  );
}
