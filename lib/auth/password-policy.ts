import { AppError } from '@/lib/core/app-error'
import { findPasswordFault, type PasswordOwner } from '@/lib/core/password-fault'

/** @throws AppError 'invalid' with the fault beside the field `password`. */
export function requireGoodPassword(password: string, owner: PasswordOwner): void {
  const fault = findPasswordFault(password, owner)
  if (fault) throw new AppError('invalid', fault, { password: [fault] })
}
