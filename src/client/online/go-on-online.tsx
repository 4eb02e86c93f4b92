import { type ReactElement, Suspense, useState } from "react";
import type { Around } from "../frame/around.ts";
import { useTable } from "../kit/table-context.ts";
import { Dialog } from "../parts/dialog.tsx";
import { lazily } from "../parts/lazily.tsx";
import { useWords } from "../words/use-words.ts";
import type { Scene } from "../worker/scene.ts";
import { useServer } from "./server.ts";

const LayTable = lazily(() => import("./lay-table.tsx"));

/** What the frame of a match on this device gets where there is a server: a way to go on there. */
export function useWayOnline(scene: Scene | undefined): Around | undefined {
  const { name } = useWords();
  const hasServer = useServer((server) => server.isThere === true);
  const [isOpen, open] = useState(false);
  if (!hasServer || scene === undefined || scene.waiting.for === "nobody") return undefined;
  return {
    notes: isOpen ? <GoOnOnline scene={scene} onClose={() => open(false)} /> : null,
    side: null,
    menu: [{ text: name("online.go-on"), act: () => open(true) }],
    again: undefined,
  };
}

function GoOnOnline({ scene, onClose }: { readonly scene: Scene; readonly onClose: () => void }): ReactElement {
  const { name, say } = useTable();
  const words = { name, say, has: () => false };
  return (
    <Dialog title={name("online.go-on")} onClose={onClose}>
      <Suspense>
        <LayTable
          game={scene.game}
          players={scene.players}
          options={scene.view.options}
          words={words}
          match={scene.id}
          isOff={false}
        />
      </Suspense>
    </Dialog>
  );
}
