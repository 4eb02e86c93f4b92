import fc from "fast-check";

/** The same cases in every run, so that a run can be repeated; FURROW_SEEDS=new looks at cases nobody has seen. */
if (process.env.FURROW_SEEDS !== "new") fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20261115 });
