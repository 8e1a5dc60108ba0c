/** The id of whoever writes the texts of a test that asks no more of them. */
export const AUTHOR = '01900000-0000-7000-8000-000000000001'
