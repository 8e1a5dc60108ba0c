import { toInitials } from '@/lib/core/initials'

const sizes = {
  sm: { pixels: 24, box: 'size-6 text-[0.625rem]' },
  md: { pixels: 40, box: 'size-10 text-sm' },
  lg: { pixels: 56, box: 'size-14 text-lg' },
} as const

type AvatarProps = {
  username: string | null | undefined
  /** Address of a square picture, at least twice the shown size. */
  image?: string | null
  size?: keyof typeof sizes
  className?: string
}

/** Decorative: the name stands beside it, or on the control that holds it. */
export function Avatar({ username, image, size = 'md', className = '' }: AvatarProps) {
  const { pixels, box } = sizes[size]

  if (image) {
    return (
      <img
        src={image}
        alt=""
        width={pixels}
        height={pixels}
        loading="lazy"
        decoding="async"
        className={`${box} shrink-0 rounded-full bg-hover object-cover ${className}`}
      />
    )
  }
  return (
    // Drawn, not written: initials are no part of the name of a control that holds them.
    <span
      aria-hidden="true"
      data-initials={toInitials(username)}
      className={`${box} inline-grid shrink-0 place-items-center rounded-full border border-line bg-hover font-semibold before:content-[attr(data-initials)] ${className}`}
    />
  )
}
