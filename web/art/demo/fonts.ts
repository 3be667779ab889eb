import '@fontsource-variable/eb-garamond/wght.css';
import '@fontsource-variable/eb-garamond/wght-italic.css';
import '@fontsource/im-fell-english-sc/400.css';
import '@fontsource/im-fell-double-pica/400.css';
import '@fontsource/im-fell-double-pica/400-italic.css';
import '@fontsource/alegreya-sans/latin-500.css';
import '@fontsource/alegreya-sans/latin-700.css';
