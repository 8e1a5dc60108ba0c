import type { ComponentProps } from 'react'

const variants = {
  primary: 'button-primary',
  outline: 'button-outline',
  quiet: 'button-quiet',
  danger: 'button-danger',
} as const

export type ButtonVariant = keyof typeof variants

/** The class names of a button, for links that look like one. */
export const buttonClass = (variant: ButtonVariant = 'primary', size: 'small' | 'normal' = 'normal') =>
  size === 'small' ? `${variants[variant]} button-small` : variants[variant]

type ButtonProps = ComponentProps<'button'> & { variant?: ButtonVariant; size?: 'small' | 'normal' }

export function Button({ variant, size, className = '', type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={`${buttonClass(variant, size)} ${className}`} {...rest} />
}
