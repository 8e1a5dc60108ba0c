import type { Role } from '@/lib/generated/prisma/enums'

/** Somebody of the sample site. Seeds, tests and the README speak of the same people. */
export type Person = {
  username: string
  fullName: string
  role: Role
  bio: string | null
  verified: boolean
  managesPayments?: true
  suspended?: true
}

const writes = (username: string, fullName: string, bio: string): Person => ({
  username,
  fullName,
  role: 'user',
  bio,
  verified: true,
})

/** One account per role. */
export const CAST = {
  admin: {
    username: 'ada',
    fullName: 'Ada Okafor',
    role: 'admin',
    bio: 'Runs the site. Was a network engineer.',
    verified: true,
  },
  moderator: {
    username: 'milo',
    fullName: 'Milo Brandt',
    role: 'moderator',
    bio: 'Keeps the forum readable.',
    verified: true,
  },
  payments: {
    username: 'paula',
    fullName: 'Paula Reis',
    role: 'user',
    bio: 'Looks after plans and invoices.',
    verified: true,
    managesPayments: true,
  },
  author: writes('iris', 'Iris Tanaka', 'Laptops and screens. Measures brightness before saying hello.'),
  member: { username: 'noor', fullName: 'Noor Haddad', role: 'user', bio: null, verified: true },
  unverified: { username: 'uma', fullName: 'Uma Castillo', role: 'user', bio: null, verified: false },
  suspended: { username: 'sven', fullName: 'Sven Lindqvist', role: 'user', bio: null, verified: true, suspended: true },
} as const satisfies Record<string, Person>

/** The people who write reviews and articles, with Iris of the cast. */
const WRITERS: Person[] = [
  writes('jonas', 'Jonas Weber', 'Audio and gaming. Owns more cables than furniture.'),
  writes('priya', 'Priya Raman', 'Phones and wearables. Runs ten kilometres with each watch she tests.'),
  writes('tom', 'Tom Adeyemi', 'Software, cloud and developer tools. Reads changelogs for fun.'),
  writes('lena', 'Lena Sørensen', 'Cameras and the connected home. Prefers switches to apps.'),
]

const CROWD_NAMES = [
  'Amara Diallo',
  'Bastian Koch',
  'Celia Moreno',
  'Dario Conti',
  'Elif Demir',
  'Farid Nasser',
  'Greta Holm',
  'Hugo Laurent',
  'Ines Duarte',
  'Jamal Price',
  'Kaito Mori',
  'Leila Farah',
  'Mateo Vidal',
  'Nadia Petrova',
  'Oskar Lind',
  'Pilar Soto',
  'Quentin Barras',
  'Rosa Marchetti',
  'Samir Khan',
  'Tessa Groot',
  'Umar Siddiqui',
  'Vera Novak',
  'Wanda Kowalska',
  'Xavier Roche',
  'Yuki Sato',
  'Zora Banks',
  'Anton Berg',
  'Bianca Rossi',
  'Cyrus Amini',
  'Dana Fischer',
  'Emeka Obi',
  'Freya Olsen',
  'Gustavo Lima',
  'Hana Suzuki',
  'Ivan Horvat',
  'Jasmine Lee',
  'Karl Jansen',
  'Lucia Ferrer',
  'Mina Park',
  'Nils Aas',
]

/** Who of them has a public page, and what it says; with three discussions begun search engines find it too. */
const CROWD_BIOS = new Map([['Wanda Kowalska', 'Looks after manuals, printers and badges. Asks before buying.']])

/** Members who fill the forum and the comments. */
export const CROWD: Person[] = CROWD_NAMES.map((fullName) => ({
  username: fullName.toLowerCase().replace(' ', '_'),
  fullName,
  role: 'user',
  bio: CROWD_BIOS.get(fullName) ?? null,
  verified: true,
}))

export const EVERYBODY: Person[] = [...Object.values(CAST), ...WRITERS, ...CROWD]
