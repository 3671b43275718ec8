export { default } from './[locale]/page'
