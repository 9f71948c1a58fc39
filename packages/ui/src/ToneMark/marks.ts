const round = 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17z';

/** The mark of an error, by itself for fields, which need no other. */
export const errorMark = `${round}M12 7.6v5.2M12 16.2h.01`;

/** Line drawings on a 24-unit grid, by the weight of the message they stand before. */
export const marks = {
  info: `${round}M12 11.2v5M12 7.8h.01`,
  success: `${round}M8.2 12.4l2.6 2.6 5-5.4`,
  warning: 'M12 4.5l9 15.5H3zM12 10v4.5M12 17.2h.01',
  error: errorMark,
};

/** Weight of a message. */
export type Tone = keyof typeof marks;
