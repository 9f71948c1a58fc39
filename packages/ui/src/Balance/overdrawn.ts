/** Class of what is red because a fund is below 0; its rule is in Balance.css. */
export const OVERDRAWN = 'st-overdrawn';
