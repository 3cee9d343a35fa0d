/** Where the vendor's frame is put; the panel draws the place. */
export const FRAME_PLACE = "support-frame-place";
