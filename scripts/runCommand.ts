/** How a command ended: what it prints, and its exit code. */
interface Outcome {
  text: string;
  exitCode: number;
}

/** Runs a command with the arguments of the process; what it cannot do is one sentence and exit code 2. */
export async function runCommand(command: (argv: string[]) => Promise<Outcome>): Promise<void> {
  try {
    const { text, exitCode } = await command(process.argv.slice(2));
    if (text !== '') console.log(text);
    process.exitCode = exitCode;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 2;
  }
}
