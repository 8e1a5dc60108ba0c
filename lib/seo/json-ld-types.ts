import type { Thing } from 'schema-dts'

/**
 * The part of schema.org that this site says, as strict as Google's requirements for each type: what is required there is
 * required here. Addresses are absolute, times ISO 8601 with their zone.
 */
export type Person = { '@type': 'Person'; name: string; url?: string }

export type Picture = { '@type': 'ImageObject'; url: string; width: `${number}`; height: `${number}` }

export type Organization = ({ '@type': 'Organization' } | { '@type': 'NewsMediaOrganization' }) & {
  name: string
  url: string
  logo: Picture
  description?: string
  email?: string
  contactPoint?: { '@type': 'ContactPoint'; contactType: string; url: string }
  publishingPrinciples?: string
  ethicsPolicy?: string
  correctionsPolicy?: string
}

export type WebSite = { '@type': 'WebSite'; name: string; url: string; description: string; inLanguage: string }

export type ListItem = {
  '@type': 'ListItem'
  position: number
  name?: string
  item?: string | TopicEntry
  url?: string
}

export type BreadcrumbList = {
  '@type': 'BreadcrumbList'
  itemListElement: [CrumbItem, CrumbItem, ...CrumbItem[]]
}

/** The last may leave out its address, since it is the page itself. */
export type CrumbItem = { '@type': 'ListItem'; position: number; name: string; item?: string }

export type ItemList = { '@type': 'ItemList'; itemListElement: ListItem[] }

export type CollectionPage = { '@type': 'CollectionPage'; name: string; url: string; mainEntity: ItemList }

export type Rating = { '@type': 'Rating'; ratingValue: number; bestRating: 5; worstRating: 0 }

export type Review = {
  '@type': 'Review'
  author: Person
  reviewRating: Rating
  datePublished: string
  dateModified: string
  publisher: Organization
  reviewBody?: string
  positiveNotes?: ItemList
  negativeNotes?: ItemList
}

type ProductFacts = {
  '@type': 'Product'
  name: string
  brand?: { '@type': 'Brand'; name: string }
  description: string
  category: string
  image?: string[]
}

/** A product with a review, offers or ratings: Google wants at least one of them. */
export type Product = ProductFacts &
  (
    | { review: Review; offers?: AggregateOffer }
    | { url: string; offers: AggregateOffer; subjectOf?: { '@type': 'WebPage'; name: string; url: string } }
  )

type ShopOffer = { '@type': 'Offer'; price: number; priceCurrency: string }

export type AggregateOffer = {
  '@type': 'AggregateOffer'
  lowPrice: number
  highPrice: number
  priceCurrency: string
  offerCount: number
  offers: ShopOffer[]
}

export type Article = {
  '@type': 'Article'
  headline: string
  description: string
  url: string
  mainEntityOfPage: string
  image?: string[]
  datePublished: string
  dateModified: string
  author: Person[]
  publisher: Organization
  articleSection: string
  keywords?: string[]
}

export type Counter = {
  '@type': 'InteractionCounter'
  /** What is counted, where the act does not say it. */
  name?: string
  interactionType: `https://schema.org/${'Like' | 'View' | 'Comment' | 'Write'}Action`
  userInteractionCount: number
}

export type Comment = {
  '@type': 'Comment'
  author: Person
  datePublished: string
  dateModified?: string
  url: string
  interactionStatistic?: Counter[]
} & ({ text: string } | { image: string[] })

export type DiscussionForumPosting = {
  '@type': 'DiscussionForumPosting'
  headline: string
  url: string
  author: Person
  datePublished: string
  dateModified?: string
  text: string
  image?: string[]
  creativeWorkStatus?: 'Deleted'
  articleSection: string
  isPartOf: { '@type': 'WebPage'; name: string; url: string }
  interactionStatistic: Counter[]
  comment?: Comment[]
}

/** A topic as its list shows it. */
export type TopicEntry = Pick<
  DiscussionForumPosting,
  '@type' | 'headline' | 'url' | 'author' | 'datePublished' | 'text'
>

export type ProfilePage = {
  '@type': 'ProfilePage'
  url: string
  dateCreated: string
  mainEntity: Person & {
    alternateName: string
    identifier: string
    description?: string
    image?: string
    agentInteractionStatistic?: Counter[]
  }
}

export type WebPage = ({ '@type': 'AboutPage' } | { '@type': 'ContactPage' } | { '@type': 'WebPage' }) & {
  name: string
  url: string
  dateModified: string
}

/** Compiles only while our part agrees with the whole vocabulary. */
type PartOfSchema<T extends Exclude<Thing, string>> = T

// Google wants the kind of a counter by its address, which schema-dts does not know.
type Node =
  | DiscussionForumPosting
  | ProfilePage
  | PartOfSchema<Organization | WebSite | BreadcrumbList | CollectionPage | Product | Article | WebPage>

/** What one script element holds: one thing, or several that stand side by side. */
export type Graph = { '@context': 'https://schema.org' } & (Node | { '@graph': Node[] })
