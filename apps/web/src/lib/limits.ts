/** Shop id of the company view over all shops (specification §1, §9). */
export const COMPANY_SHOP_ID = -111;

/** How long a screen's file may take to arrive before the screen counts as failed, in milliseconds (specification §9). */
export const CHUNK_TIMEOUT_MS = 120_000;

/** How many cards one call plans, pushes or makes appointments with (the contract's `maxItems`). */
export const CARDS_A_CALL = 200;
