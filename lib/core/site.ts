/** What a fork changes to become another site. */
export const site = {
  name: 'Fieldtest',
  /** The title of the home page, and of pages that say none; short enough to be shown whole. */
  title: 'Fieldtest: technology reviews, news and community',
  tagline: 'Trusted technology reviews, news and community discussions.',
  description:
    'Independent reviews with measured numbers, technology news worth reading, and a community that answers questions.',
  locale: 'en-US',
  /** Support: where readers' messages go, and what the pages name. */
  contact: 'hello@fieldtest.example',
  /** Sites we work with; shown on the about page. */
  partners: [
    { name: 'Ohmworks', href: 'https://ohmworks.example', about: 'repair guides and spare parts' },
    { name: 'The Quiet Rack', href: 'https://quietrack.example', about: 'small servers at home' },
    { name: 'Lumen & Grain', href: 'https://lumengrain.example', about: 'cameras and the pictures they make' },
    { name: 'Second Socket', href: 'https://secondsocket.example', about: 'used hardware with a history' },
    { name: 'Plain Protocol', href: 'https://plainprotocol.example', about: 'networks and standards, explained' },
    { name: 'Keycap Review', href: 'https://keycapreview.example', about: 'keyboards and nothing else' },
    {
      name: 'Northlight Audio',
      href: 'https://northlightaudio.example',
      about: 'headphones and loudspeakers, measured',
    },
  ],
} as const
