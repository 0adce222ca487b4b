import { redirect } from '@sveltejs/kit'

/** The rules begin with how a turn goes. */
export function load(): never {
  redirect(307, '/rules/turn')
}
