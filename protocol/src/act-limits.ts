/** How a sender may name an act. */
export const ACT_KEY = /^[\w-]{1,40}$/;
/** How large the flat data of choices, deals, orders and wishes may be; how many fields it has is the kernel's affair. */
export const LONGEST_FIELD_NAME = 40;
export const LONGEST_FIELD_TEXT = 200;
/** Choices of one gesture. */
export const MOST_CHOICES = 64;
