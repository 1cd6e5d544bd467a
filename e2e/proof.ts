/** Whether all of it is wanted: npm run proof. npm test has to be over in minutes, and takes a part of what is alike. */
export const PROOF = process.env.ITERU_PROOF !== undefined
