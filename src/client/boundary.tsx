import { Component, type ReactElement, type ReactNode } from "react";
import { useWords } from "./words/use-words.ts";

/** Shows a sentence instead of an empty page when a part of it fails; the match is safe on the device. */
export class Boundary extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <Failed /> : this.props.children;
  }
}

function Failed(): ReactElement {
  const { name } = useWords();
  return (
    <main className="page-waits" role="alert">
      <p>{name("page.failed")}</p>
      <button className="button" type="button" onClick={() => location.reload()}>
        {name("page.reload")}
      </button>
    </main>
  );
}
