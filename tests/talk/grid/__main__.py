from tests.talk.grid import main

main()
