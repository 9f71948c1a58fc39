/** Which build a page belongs to. */
export interface Build {
  /** Short name of the commit, with `+` behind it where files had changed since; {@link UNKNOWN_BUILD} outside git. */
  commit: string;
  /** Day of the commit, as 2026-11-29; empty where the commit is not known. */
  date: string;
}

/** The commit of a page that no build has stamped, as while developing. */
const UNKNOWN_BUILD = 'chưa rõ';

/** The build of this page, which `scripts/stampBuild.ts` writes into its head: the files beside it keep their names over a commit that leaves them. */
export function readBuild(): Build {
  const told = document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? '';
  const [commit = '', date = ''] = told.split(' ');
  return { commit: commit || UNKNOWN_BUILD, date };
}
