// Imported before every component's styles: tokens.css declares the order of the layers.
import '#ui/styles/tokens.css';
import '#ui/styles/fonts.css';
import '#ui/styles/base.css';
