/** What stands beside the board where the window is wide. */
export { default as Scoreboard } from './Scoreboard.svelte'
export { default as ToolRail } from './ToolRail.svelte'
export { default as ZoomControl } from './ZoomControl.svelte'
