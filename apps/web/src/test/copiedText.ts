import { spyOn, waitFor, expect } from 'storybook/test';

/** What a press puts on the clipboard as a text. */
export async function copiedText(press: () => Promise<void>): Promise<string> {
  const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await press();
  await waitFor(() => expect(write).toHaveBeenCalledOnce());
  const text = write.mock.calls[0]?.[0] ?? '';
  write.mockRestore();
  return text;
}
