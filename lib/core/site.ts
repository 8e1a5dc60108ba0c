/** What a fork changes to become another site. */
export const site = {
  name: 'Fieldtest',
  tagline: 'Trusted technology reviews, news and community discussions.',
  description:
    'Independent reviews with measured numbers, technology news worth reading, and a community that answers questions.',
  locale: 'en-US',
  contact: 'hello@fieldtest.example',
} as const
