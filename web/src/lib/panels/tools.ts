import Calculator from '@lucide/svelte/icons/calculator'
import Crown from '@lucide/svelte/icons/crown'
import Layers from '@lucide/svelte/icons/layers'
import Menu from '@lucide/svelte/icons/menu'
import MessageCircle from '@lucide/svelte/icons/message-circle'
import ScrollText from '@lucide/svelte/icons/scroll-text'
import Wheat from '@lucide/svelte/icons/wheat'
import type { Component } from 'svelte'
import type { PanelId, Play } from './play.svelte.ts'

export interface Tool {
  id: Exclude<PanelId, 'players'>
  icon: Component<{ size?: number | string }>
  help: boolean
}

const TOOLS: readonly Tool[] = [
  { id: 'fields', icon: Wheat, help: true },
  { id: 'tiles', icon: Layers, help: true },
  { id: 'scores', icon: Calculator, help: true },
  { id: 'records', icon: Crown, help: true },
  { id: 'log', icon: ScrollText, help: false },
  { id: 'chat', icon: MessageCircle, help: false },
  { id: 'menu', icon: Menu, help: false },
]

/** The tools of this game: no helps for purists, no fields without farmers, records where a set keeps any. */
export function toolsOf(play: Play): Tool[] {
  return TOOLS.filter(({ id, help }) => {
    if (help && !play.helps) return false
    if (id === 'fields') return play.options?.farmers !== false
    if (id === 'chat') return play.view.local === undefined
    if (id === 'records') return play.expansions.some(({ panels }) => panels?.includes(id))
    return true
  })
}
