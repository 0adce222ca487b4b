/** A WebAssembly file is imported compiled, as the platform does it. */
declare module '*.wasm' {
  const module: WebAssembly.Module
  export default module
}
