import { Component, Fragment, type ReactElement, type ReactNode } from "react";
import { useWords } from "./words/use-words.ts";

interface Props {
  readonly children: ReactNode;
}

interface State {
  readonly hasFailed: boolean;
  /** How often everything was drawn anew. */
  readonly drawn: number;
}

/** What fails again so soon, in milliseconds, is not helped by being drawn anew. */
const SOON = 3000;

/**
 * Draws everything anew when a part of it fails; the match is safe in its worker. Where that does not help, a sentence stands
 * instead of an empty page.
 */
export class Boundary extends Component<Props, State> {
  override state: State = { hasFailed: false, drawn: 0 };
  #last = Number.NEGATIVE_INFINITY;

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  override componentDidMount(): void {
    addEventListener("hashchange", this.#goElsewhere);
  }

  override componentWillUnmount(): void {
    removeEventListener("hashchange", this.#goElsewhere);
  }

  override componentDidCatch(): void {
    const now = performance.now();
    const isAgain = now - this.#last < SOON;
    this.#last = now;
    if (!isAgain) this.#drawAnew();
  }

  #drawAnew = (): void => this.setState(({ drawn }) => ({ hasFailed: false, drawn: drawn + 1 }));

  #goElsewhere = (): void => {
    if (this.state.hasFailed) this.#drawAnew();
  };

  override render(): ReactNode {
    const { hasFailed, drawn } = this.state;
    if (hasFailed) return <Failed onAgain={this.#drawAnew} />;
    return <Fragment key={drawn}>{this.props.children}</Fragment>;
  }
}

function Failed({ onAgain }: { readonly onAgain: () => void }): ReactElement {
  const { name } = useWords();
  return (
    <main className="page-waits" role="alert">
      <p>{name("page.failed")}</p>
      <button className="button primary" type="button" onClick={onAgain}>
        {name("page.try-again")}
      </button>
      <button className="button" type="button" onClick={() => location.reload()}>
        {name("page.reload")}
      </button>
      <a href="#/">{name("page.home")}</a>
    </main>
  );
}
