import { RolesPanel } from '@/components/users/roles-panel'
import { permissionMatrix } from '@/lib/roles/matrix'
import { countRoles, listRoleChanges } from '@/lib/users/queries'

/** What each role may do, who has it, and who got it lately. */
export async function RolesTab() {
  const [counts, changes] = await Promise.all([countRoles(), listRoleChanges()])
  return <RolesPanel counts={counts} matrix={permissionMatrix()} changes={changes} />
}
