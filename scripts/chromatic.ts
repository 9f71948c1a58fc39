/** `npm run chromatic`: sends the built Storybook to Chromatic for those who have a project there. */
import { spawnSync } from 'node:child_process';

/** Fetched by npx when it is wanted: an outside service, so nobody else installs it. */
const CLI = 'chromatic@18.14.3';

if (process.env.CHROMATIC_PROJECT_TOKEN === undefined) {
  console.log('Skipped: set CHROMATIC_PROJECT_TOKEN to send the stories to Chromatic; `npm test` compares them here.');
} else {
  const { status } = spawnSync(
    'npx',
    ['--yes', CLI, '--build-script-name', 'build-storybook', '--exit-zero-on-changes'],
    {
      stdio: 'inherit',
    },
  );
  process.exitCode = status ?? 1;
}
