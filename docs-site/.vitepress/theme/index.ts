// The default theme without its fonts: readers see the fonts of their system.
import './style.css';
export { default } from 'vitepress/theme-without-fonts';
