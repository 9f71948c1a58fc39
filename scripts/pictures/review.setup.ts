import path from 'node:path';
import { differing } from './places.ts';
import { writeReviewPage } from './reviewPage.ts';

/** After every run of stories, also of a few: the page that shows which pictures differ. */
export function teardown(): void {
  const differences = writeReviewPage();
  if (differences > 0) console.log(`${differences} pictures differ: ${path.join(differing, 'index.html')}`);
}
