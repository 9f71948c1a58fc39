import { expect, waitFor, within } from 'storybook/test';

/** Waits for a message that can be seen; it may be drawn anew meanwhile, as when the dialog below it closes. */
export async function seeToast(text: string | RegExp): Promise<void> {
  await waitFor(() => expect(within(document.body).getByText(text)).toBeVisible());
}
