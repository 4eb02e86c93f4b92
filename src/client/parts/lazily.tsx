import { Component, type ComponentType, type FunctionComponent, type ReactElement, type ReactNode, use } from "react";
import { useWords } from "../words/use-words.ts";
import { NotLoaded, Wanted } from "./wanted.ts";

interface LazyProps {
  /** What stands before the page can be closed again, also before it has come. */
  readonly onClose?: (() => void) | undefined;
}

/**
 * A component that is fetched when it is first drawn. Where that fails, a sentence stands in its place, with a button that
 * fetches it again; a quiet one is only left out.
 */
export function lazily<P extends object>(
  fetch: () => Promise<{ readonly default: ComponentType<P> }>,
  isQuiet = false,
): FunctionComponent<P> {
  const wanted = new Wanted(fetch);
  const Loaded = (props: P): ReactElement => {
    const { default: Part } = use(wanted.get());
    return <Part {...props} />;
  };
  return (props) => (
    <Retrying onClose={(props as LazyProps).onClose} isQuiet={isQuiet}>
      <Loaded {...props} />
    </Retrying>
  );
}

interface RetryingProps extends LazyProps {
  readonly isQuiet: boolean;
  readonly children: ReactNode;
}

interface RetryingState {
  readonly error?: unknown;
}

class Retrying extends Component<RetryingProps, RetryingState> {
  override state: RetryingState = {};

  static getDerivedStateFromError(error: unknown): RetryingState {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    const { children, onClose, isQuiet } = this.props;
    if (error === undefined) return children;
    if (!(error instanceof NotLoaded)) throw error;
    if (isQuiet) return null;
    const again = () => {
      error.forget();
      this.setState({ error: undefined });
    };
    return <LoadAgain onAgain={again} onClose={onClose} />;
  }
}

interface LoadAgainProps {
  onAgain(): void;
  readonly onClose?: (() => void) | undefined;
}

/** Says that something could not be fetched; it is tried again when wanted, or the page is loaded anew. */
export function LoadAgain({ onAgain, onClose }: LoadAgainProps): ReactElement {
  const { name } = useWords();
  return (
    <div className="load-again" role="alert" data-before={onClose !== undefined || undefined}>
      <p>{name("page.not-loaded")}</p>
      <button className="button primary small" type="button" onClick={onAgain}>
        {name("page.try-again")}
      </button>
      <button className="button small" type="button" onClick={() => location.reload()}>
        {name("page.reload")}
      </button>
      {onClose !== undefined && (
        <button className="button quiet small" type="button" onClick={onClose}>
          {name("page.close")}
        </button>
      )}
    </div>
  );
}
