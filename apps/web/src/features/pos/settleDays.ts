/** Days until the money of a day is in the account, as people say them. */
export const settleDays = [0, 1, 2].map((value) => ({ value, label: `T+${value}` }));
