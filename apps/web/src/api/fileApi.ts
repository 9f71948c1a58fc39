import { declare } from './declare.ts';

/** Controller File. A picture nobody's record names yet changes nothing that is shown, and leaves no line. */
export const { useUploadImageMutation } = declare({
  writes: { uploadImage: { stale: [] } },
});
