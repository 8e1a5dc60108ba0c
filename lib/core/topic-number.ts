/** Whether a text from an address may be the number of a topic: plain, without a zero in front, and no larger than the database takes. */
export const isTopicNumber = (text: string): boolean => /^[1-9]\d{0,8}$/.test(text)
