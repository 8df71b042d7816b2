# What only the terminal says. What a table asks is in page.en.ftl, a game's words in its folder.
